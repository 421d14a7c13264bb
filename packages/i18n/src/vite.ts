import { fileURLToPath } from 'node:url';
import { isLanguage, LANGUAGES } from '@sjaj/domain';
import { CLIENT_AREAS, type ClientArea, resourceFor } from './areas.ts';

const PREFIX = 'virtual:texts/';
const AREAS_MODULE = fileURLToPath(new URL('./areas.ts', import.meta.url));

/** As much of Vite's plugin as is used here, so that this package needs no Vite. */
type TextsPlugin = {
  readonly name: string;
  configResolved(config: { readonly command: string }): void;
  resolveId(id: string): string | undefined;
  load(id: string): string | undefined;
};

/**
 * Serves `virtual:texts/shop` and `virtual:texts/staff`: an object of loaders, one chunk a language, so that a client
 * fetches only its own. In development the tables themselves are imported, which makes an edited text appear at once.
 */
export function texts(): TextsPlugin {
  let building = true;
  return {
    name: 'sjaj-texts',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${PREFIX}`) ? moduleOf(id.slice(PREFIX.length + 1), building) : undefined),
  };
}

function moduleOf(path: string, building: boolean): string {
  const [client = '', language] = path.split('/');
  if (!isClient(client)) throw new Error(`no such texts: ${path}`);
  if (language === undefined) return loaders(client);
  if (!isLanguage(language)) throw new Error(`no such language: ${path}`);
  if (building) return `export default ${JSON.stringify(resourceFor(client, language))};`;
  return `import { resourceFor } from ${JSON.stringify(AREAS_MODULE)};\nexport default resourceFor('${client}', '${language}');`;
}

const isClient = (name: string): name is ClientArea => name in CLIENT_AREAS;

function loaders(client: ClientArea): string {
  const entries = LANGUAGES.map((language) => `  ${language}: () => import('${PREFIX}${client}/${language}'),`);
  return `export const load = {\n${entries.join('\n')}\n};`;
}
