import { expect, it } from 'vitest';
import { codeReadings } from './code-readings.ts';

it('reads letters as the figures that they look like, and the other way round', () => {
  expect(codeReadings('A1O')).toEqual(['AIO', 'AI0', 'ALO', 'AL0', 'A10', 'AI', 'AL', 'A1']);
  expect(codeReadings('ZR23')).toEqual([]);
  // More than are tried: a letter among the figures is the likeliest.
  expect(codeReadings('CL1006O')).toContain('CL10060');
  expect(codeReadings('LO10110110O').length).toBeLessThan(128);
  expect(codeReadings('0'.repeat(40)).length).toBeLessThanOrEqual(64);
});

it('reads it without a suffix that it may not have, after what is as long as it', () => {
  expect(codeReadings('PA20023X')).toContain('PA20023');
  expect(codeReadings('PA20O23X')).toContain('PA20023');
  expect(codeReadings('CL1006O').indexOf('CL10060')).toBeLessThan(codeReadings('CL1006O').indexOf('CL1006'));
  expect(codeReadings('PA2002OX')).toContain('PA20020');
  expect(codeReadings('ZR7232X')).toEqual(['ZR7232']);
});
