import { describe, expect, it } from 'vitest';
import { etagOf, isKnownTo } from './etag.ts';

const etag = etagOf('{"data":null}');

describe('what a caller has already', () => {
  it.each([etag, `W/${etag}`, `"other", ${etag}`, `${etag},"other"`, '*'])('is known by %s', (header) =>
    expect(isKnownTo(header, etag)).toBe(true),
  );

  it.each([undefined, '', '"other"', 'W/"other"', etag.slice(1, -1)])('is not known by %s', (header) =>
    expect(isKnownTo(header, etag)).toBe(false),
  );
});

it('names other bytes otherwise', () => expect(etagOf('{"data":1}')).not.toBe(etag));
