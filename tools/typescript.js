/**
 * Lets Node read TypeScript: `node --require ./tools/typescript.js main.ts`. Nothing is kept for the next time: what
 * runs is what stands in the files.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { compileAll, process: compile } = require('./esbuild');

let library;

process.setSourceMapsEnabled(true);

Module._extensions['.ts'] = (module, file) => {
  library ??= compileAll(join(__dirname, '../lib'));
  module._compile(library.get(file) ?? compile(readFileSync(file, 'utf8'), file).code, file);
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
