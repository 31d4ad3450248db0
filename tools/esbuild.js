/** TypeScript to JavaScript: types are taken out and not looked at, which `npm run types` does. jest uses it, too. */
const { buildSync, transformSync } = require('esbuild');

const OPTIONS = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  supported: { 'dynamic-import': false },
};

/** The JavaScript of one file, as jest asks for it. */
exports.process = (source, file) => {
  const { code } = transformSync(source, { ...OPTIONS, loader: 'ts', sourcefile: file });
  return { code };
};

/** The JavaScript of all files in a folder, by path: a call of the compiler takes as long for one file. */
exports.compileAll = (folder) => {
  const { outputFiles } = buildSync({ ...OPTIONS, entryPoints: [`${folder}/**/*.ts`], outdir: folder, write: false });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/js$/, 'ts'), text]));
};
