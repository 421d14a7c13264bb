// TypeScript 7, the project's compiler, has no JavaScript API yet. A tool that needs one (dependency-cruiser) was hoisted beside
// it by npm and would find it. Importing this module first gives it the TypeScript 6 of this workspace.
import { createRequire, registerHooks } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const HOME = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier !== 'typescript' && !specifier.startsWith('typescript/')) return nextResolve(specifier, context);
    const file = specifier === 'typescript' ? 'lib/typescript.js' : specifier.slice('typescript/'.length);
    const url = pathToFileURL(join(HOME, extname(file) ? file : `${file}.js`)).href;
    return { url, format: file.endsWith('.json') ? 'json' : 'commonjs', shortCircuit: true };
  },
});
