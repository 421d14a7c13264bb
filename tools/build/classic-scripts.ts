import { build, type Plugin } from 'vite';

interface ClassicScriptsOptions {
  /** Address of each script below the base, by its source file: `{ 'theme.js': 'src/…/first-paint.ts' }`. */
  readonly scripts: Readonly<Record<string, string>>;
}

/**
 * Builds scripts that are no modules, each into one file without a hash: a script that blocks the first paint, and a service worker,
 * whose address must not change. During development they are built per request.
 */
export function classicScripts({ scripts }: ClassicScriptsOptions): Plugin {
  let root = '';
  const compile = async (source: string): Promise<string> => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'es2023',
        rolldownOptions: { input: `${root}/${source}`, output: { format: 'iife' } },
      },
    });
    const outputs = Array.isArray(result) ? result : [result];
    const [chunk] = outputs.flatMap((one) => ('output' in one ? one.output : []));
    if (chunk?.type !== 'chunk') throw new Error(`${source} has no output`);
    return chunk.code;
  };
  return {
    name: 'sjaj-classic-scripts',
    configResolved(config) {
      ({ root } = config);
    },
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://host').pathname;
        const source = scripts[path.slice(config.base.length)];
        if (!path.startsWith(config.base) || source === undefined) return next();
        compile(source).then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          (error: unknown) => next(error),
        );
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(scripts))
        this.emitFile({ type: 'asset', fileName, source: await compile(source) });
    },
  };
}
