import { z } from 'zod';
import { amountText } from '../figures/amounts.ts';
import { kmOf } from '../figures/typed-amounts.ts';
import { type DraftText, draftTextOf, writtenIn, writtenTitle } from '../texts-form/text-draft.logic.ts';

/**
 * The fields of forms: each converts what is typed into what is sent (decode) and what was saved into what the field shows (encode).
 * They judge nothing: an empty number becomes null and one that cannot be read NaN, and the contract rejects what it does not allow.
 */
const field = <Typed, Sent>(decode: (typed: Typed) => Sent, encode: (sent: Sent) => Typed) =>
  z.codec(z.custom<Typed>(), z.custom<Sent>(), { decode, encode });

const numberField = (read: (typed: string) => number, show: (sent: number) => string) =>
  field<string, number | null>(
    (typed) => (trim(typed) === '' ? null : read(trim(typed))),
    (sent) => (sent === null ? '' : show(sent)),
  );

const trim = (typed: string): string => typed.trim();

/** A value that is sent as the form holds it: a switch, a choice, a day. */
export const asTyped = <T>() => z.custom<T>();

/** A text without the blanks around it. */
export const text = () => field(trim, String);

/** A text that may be left empty; null is sent for it. */
export const optionalText = () =>
  field<string, string | null>(
    (typed) => trim(typed) || null,
    (sent) => sent ?? '',
  );

type SavedTexts = Parameters<typeof draftTextOf>[0];

/** A text in five languages, of which there must be the Bosnian one. */
export const textsWithBosnian = () => field<DraftText, SavedTexts>(writtenTitle, draftTextOf);

/** A text in five languages that may be left empty. */
export const optionalTexts = () => field<DraftText, SavedTexts>(writtenIn, draftTextOf);

const NUMBER = /^\d{1,9}$/;

/** A whole number: a quantity, a position, the id of a chosen record. Null is sent for an empty field. */
export const count = () => numberField((typed) => (NUMBER.test(typed) ? Number(typed) : Number.NaN), String);

/** An amount in KM. Null is sent for an empty field. */
export const km = () => numberField((typed) => kmOf(typed) ?? Number.NaN, amountText);

const PERCENT = /^\d{1,3}([.,]\d{1,2})?$/;

/** A percentage with at most two decimals; the sign may be typed. Null is sent for an empty field. */
export const percent = () =>
  numberField(
    (typed) => {
      const number = typed.replace(/\s?%$/, '');
      return PERCENT.test(number) ? Number(number.replace(',', '.')) : Number.NaN;
    },
    (sent) => String(sent).replace('.', ','),
  );

/** Entries one per line. */
export const lines = () =>
  field<string, string[]>(
    (typed) =>
      typed
        .split('\n')
        .map(trim)
        .filter((line) => line !== ''),
    (sent) => sent.join('\n'),
  );
