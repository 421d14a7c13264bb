import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../gates/project.ts';
import { skeleton } from './skeleton.ts';

describe('the skeleton of a module', () => {
  const files = skeleton('sample-boxes', 'sample_box');

  it('has the files of the anatomy, with one contract', () => {
    expect(Object.keys(files).map((path) => path.replace('apps/server/src/modules/sample-boxes/', ''))).toEqual([
      'packages/contract/src/sample-boxes.ts',
      'index.ts',
      'routes.ts',
      'service.ts',
      'store.ts',
    ]);
  });

  it.each(Object.entries(files))('%s is formatted and names the module', async (path, source) => {
    const options = { ...(await resolveConfig(join(ROOT, path))), filepath: path };
    expect(await check(`${source}\n`, options)).toBe(true);
    expect(source).toMatch(/sampleBoxes|SampleBox/);
  });
});
