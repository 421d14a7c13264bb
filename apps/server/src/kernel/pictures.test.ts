import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Problem } from '../platform/problem.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { storePicture } from './pictures.ts';

it('leaves no size of a picture behind where one of them could not be stored', async () => {
  const files = new Set<string>();
  const storage: Storage = {
    put: async (key) => {
      if (files.size === 2) throw new Problem('files.not_stored', 503);
      files.add(key);
    },
    putFile: async () => undefined,
    read: async () => null,
    incoming: '/nowhere',
    remove: async (key) => void files.delete(key),
  };
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await expect(storePicture(storage, { name: 'slika.png', bytes })).rejects.toMatchObject({
    code: 'files.not_stored',
    status: 503,
  });
  expect([...files]).toEqual([]);
});
