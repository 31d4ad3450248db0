import eslint from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['**/node_modules/', 'imports/', 'dist/', 'build/', 'coverage/'] },
  eslint.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    rules: {
      eqeqeq: 'error',
      'func-style': ['error', 'declaration', { allowArrowFunctions: true }],
      'no-else-return': 'error',
      'no-param-reassign': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // `{ readonly [option: string]: IniValue }` says what the key is
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // what is left out of an object
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // jsii knows no functions: `Database.fromExisting` is a class of static ones
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': ['error', { allow: ['private-constructors'] }],
    },
  },
  { files: ['lib/**'], ignores: ['lib/cli/**'], rules: { 'no-console': 'error' } },
  {
    files: ['tools/*.js'],
    languageOptions: {
      globals: { __dirname: 'readonly', exports: 'writable', process: 'readonly', require: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['*.config.{js,mjs}'],
    languageOptions: { globals: { module: 'writable' } },
    rules: { 'no-restricted-exports': 'off' },
  },
);
