import { businessDate, formatDate, isLanguage, type Language } from '@sjaj/domain';
import { text } from '@sjaj/i18n/server';
import { localised } from '../../../kernel/localised.ts';
import { letterheadOf, type PrintedDocument, type Reader } from '../../order-documents/index.ts';
import { placeOf as supplierPlace } from '../../supplier/index.ts';
import { fileNameOf } from '../rules.ts';
import type { BoughtSheet } from '../store.ts';
import type { SafetyFilter } from './read.ts';

interface IndexInput {
  readonly sheets: readonly BoughtSheet[];
  readonly places: readonly string[];
  readonly period: Pick<SafetyFilter, 'from' | 'to' | 'by'>;
  readonly customer: string;
}

/** The cover with the places and what is missing, then a list for each place, which begins on a page of its own. */
export const composeIndex = (input: IndexInput, reader: Reader): readonly PrintedDocument[] => [
  cover(input, reader),
  ...input.places.map((place) => placePage(input, place, reader)),
];

const TITLE = 'safetyBinder.title';

function frameOf(
  reader: Reader,
): Pick<
  PrintedDocument,
  'supplier' | 'logo' | 'printed' | 'pageOf' | 'title' | 'totals' | 'slip' | 'notes' | 'signatures'
> {
  const title = text(reader.language, TITLE);
  return { ...letterheadOf(reader), title, totals: [], slip: null, notes: [], signatures: [] };
}

function cover({ sheets, places, period, customer }: IndexInput, reader: Reader): PrintedDocument {
  const { language, now, supplier } = reader;
  const today = formatDate(businessDate(now), language);
  const missing = sheets.filter(({ sheet }) => sheet === null);
  return {
    ...frameOf(reader),
    number: customer,
    facts: [supplier ? `${supplierPlace(supplier, language).town}, ${today}` : today],
    blocks: [{ title: text(language, 'safetyBinder.purchases'), lines: [periodText(period, language)] }],
    columns: [
      {
        title: text(language, period.by === 'saved_cart' ? 'safetyBinder.savedCart' : 'safetyBinder.place'),
        width: '*',
        isNumber: false,
      },
      { title: text(language, 'safetyBinder.sheets'), width: 70, isNumber: true },
    ],
    rows: places.map((place) => [place, String(ofPlace(sheets, place).filter(({ sheet }) => sheet).length)]),
    notes: missing.length === 0 ? [] : [missingText(missing, language)],
  };
}

const missingText = (missing: readonly BoughtSheet[], language: Language): string =>
  text(language, 'safetyBinder.missing', { codes: missing.map(({ code }) => code).join(', ') });

function periodText({ from, to }: IndexInput['period'], language: Language): string {
  if (from === undefined && to === undefined) return text(language, 'safetyBinder.allTime');
  const day = (on: string | undefined): string => (on === undefined ? '…' : formatDate(on, language));
  return `${day(from)} – ${day(to)}`;
}

const ofPlace = (sheets: readonly BoughtSheet[], place: string): readonly BoughtSheet[] =>
  sheets.filter(({ places }) => places.includes(place));

function placePage({ sheets }: IndexInput, place: string, reader: Reader): PrintedDocument {
  const { language } = reader;
  const column = (key: 'code' | 'article' | 'signal' | 'version', width: number | '*') => ({
    title: text(language, `safetyBinder.${key}`),
    width,
    isNumber: false,
  });
  return {
    ...frameOf(reader),
    number: place,
    facts: [text(language, 'safetyBinder.folder', { folder: fileNameOf(place) })],
    blocks: [],
    columns: [column('code', 70), column('article', '*'), column('signal', 110), column('version', 110)],
    rows: ofPlace(sheets, place).map((one) => [
      one.code,
      localised(one.title, language, [one.brand]),
      signalText(one, language),
      versionText(one, language),
    ]),
  };
}

function signalText({ signalWord, pictograms }: BoughtSheet, language: Language): string {
  const word = signalWord && text(language, `safetyBinder.${signalWord}`);
  return [word, pictograms.join(' ')].filter(Boolean).join('\n');
}

function versionText({ sheet }: BoughtSheet, language: Language): string {
  if (!sheet) return text(language, 'safetyBinder.none');
  const languageName = isLanguage(sheet.language) ? text(language, `field.${sheet.language}`) : sheet.language;
  const issued = sheet.issuedOn && formatDate(sheet.issuedOn, language);
  return [[sheet.version, issued].filter(Boolean).join(' · ') || languageName, languageName].join('\n');
}
