import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import style from '../../.oxfmtrc.json' with { type: 'json' };

const isFormatted = async (source: string): Promise<boolean> =>
  (await format('planted.ts', source, style)).code === source;

describe('format', () => {
  it('refuses code that the formatter would write otherwise', async () => {
    expect(await isFormatted("export const words = 'a';\n")).toBe(true);
    expect(await isFormatted('export const words = "a"\n')).toBe(false);
  });
});
