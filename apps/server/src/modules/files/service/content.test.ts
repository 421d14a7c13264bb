import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aPicture } from '../../../../test/builders/upload-files.ts';
import { withPreparedContent } from './content.ts';

it('a disk that takes no more is not taken for a broken picture', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sjaj-content-'));
  const picture = await aPicture('jpeg', 60, 40);
  await writeFile(join(folder, 'slika.jpg'), picture);
  const file = await open(join(folder, 'slika.jpg'));
  try {
    // Nobody can write a file beside this path.
    const received = { path: `/proc/self/fd/${file.fd}`, bytes: picture.length, sha256: Buffer.alloc(32) };
    const owner = { network: 'company:1', account: 'user:1' };
    const preparing = withPreparedContent({
      owner,
      received,
      type: 'image/jpeg',
      purpose: 'picture',
      work: () => Promise.resolve('prepared'),
    });
    await expect(preparing).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
});
