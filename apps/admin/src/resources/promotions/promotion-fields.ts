import { z } from 'zod';
import { asTyped, optionalTexts, textsWithBosnian } from '../../shared/form/field-codecs.logic.ts';

/** The fields of a promotion. */
export const FIELDS = z.object({
  title: textsWithBosnian(),
  description: optionalTexts(),
  startsOn: asTyped<string>(),
  endsOn: asTyped<string>(),
  isActive: asTyped<boolean>(),
});

export type Draft = z.input<typeof FIELDS>;
