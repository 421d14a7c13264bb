import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from '../../platform/storage/file-name.ts';
import { detectFileType } from './rules/file-types.ts';
import { COMPANY_QUOTA, fitsQuota, USER_QUOTA } from './rules/quota.ts';

describe('a name', () => {
  it.each([
    ['račun 2026.PDF', 'pdf', 'račun 2026.pdf'],
    ['faktura.pdf.exe', 'pdf', 'faktura.pdf'],
    ['slika.jpg', 'png', 'slika.png'],
    ['../../etc/passwd', 'txt', 'passwd.txt'],
    ['C:\\Users\\ana\\ugovor.docx', 'docx', 'ugovor.docx'],
    ['cod\u202Excod.exe', 'pdf', 'codxcod.pdf'],
    ['a\u0000b\r\nc.txt', 'txt', 'abc.txt'],
    ['  .htaccess  ', 'txt', 'htaccess.txt'],
    ['...', 'zip', 'file.zip'],
    ['', 'zip', 'file.zip'],
    ['CON.txt', 'txt', '_CON.txt'],
    ['a"b<c>d|e?.csv', 'csv', 'a_b_c_d_e_.csv'],
    ['c\u030Cas.txt', 'txt', 'čas.txt'],
    [`${'ž'.repeat(300)}.pdf`, 'pdf', `${'ž'.repeat(120)}.pdf`],
    ['uputstvo v1.2.pdf', 'pdf', 'uputstvo v1.2.pdf'],
  ])('%j becomes a name of its type', (sent, extension, clean) => {
    expect(cleanFileName(sent, extension)).toBe(clean);
  });

  it('is one line without a path, whatever was sent', () => {
    const names = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }));
    fc.assert(
      fc.property(names, (sent) => {
        const clean = cleanFileName(sent, 'pdf');
        expect(clean).toMatch(/^[^\p{Cc}\p{Cf}\\/]{1,125}$/u);
        expect(clean.endsWith('.pdf')).toBe(true);
        expect(cleanFileName(clean, 'pdf')).toBe(clean);
      }),
      { seed: 17, numRuns: Math.max(100, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });
});

it('random bytes never have a type without its signature', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), (array) => {
      const content = Buffer.concat([Buffer.from([0]), Buffer.from(array)]);
      for (const extension of ['pdf', 'zip', 'txt', 'doc', '']) {
        expect(detectFileType({ head: content, tail: content, extension })).toBeNull();
      }
    }),
    { seed: 23, numRuns: Math.max(100, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});

it('a quota is full to its last byte', () => {
  expect(fitsQuota({ companyId: 1, used: COMPANY_QUOTA - 10, added: 10 })).toBe(true);
  expect(fitsQuota({ companyId: 1, used: COMPANY_QUOTA - 10, added: 11 })).toBe(false);
  expect(fitsQuota({ companyId: null, used: USER_QUOTA, added: 1 })).toBe(false);
});
