/**
 * Lets Node read TypeScript: `node --require ./tools/typescript.js main.ts`.
 *
 * Types are taken out and not looked at, which `npm run types` does. Nothing is kept for the next time: what runs is
 * what stands in the files.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { buildSync, transformSync } = require('esbuild');

const LIB = join(__dirname, '../lib');
const OPTIONS = {
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  sourcemap: 'inline',
  sourcesContent: false,
  supported: { 'dynamic-import': false },
};

let library;

/** The JavaScript of all of `lib`, by path: a call of the compiler takes as long for one file. */
function compileLibrary() {
  const { outputFiles } = buildSync({ ...OPTIONS, entryPoints: [`${LIB}/**/*.ts`], outdir: LIB, write: false });
  return new Map(outputFiles.map(({ path, text }) => [path.replace(/js$/, 'ts'), text]));
}

function compile(file) {
  return transformSync(readFileSync(file, 'utf8'), { ...OPTIONS, loader: 'ts', sourcefile: file }).code;
}

process.setSourceMapsEnabled(true);

Module._extensions['.ts'] = (module, file) => {
  library ??= compileLibrary();
  module._compile(library.get(file) ?? compile(file), file);
};

// what an import calls by the name that it has once compiled
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => {
  try {
    return resolve(request, ...rest);
  } catch (error) {
    if (!/^\.\.?\/.*\.js$/.test(request)) throw error;
    return resolve(request.replace(/js$/, 'ts'), ...rest);
  }
};
