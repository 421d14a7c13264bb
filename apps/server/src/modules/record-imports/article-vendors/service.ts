import { PurchaseTermsLine } from '@sjaj/contract';
import { saveTermsWithin } from '../../purchasing/index.ts';
import { type ImportField, type Remark, remark, type Values } from '../rules/fields.ts';
import { NameLookup } from '../rules/named.ts';
import type { Cells } from '../rules/records.ts';
import { type FilledForm, formSession } from '../service/form-session.ts';
import type { OpenSession } from '../service/session.ts';
import * as store from './store.ts';

const FIELDS: readonly ImportField[] = [
  {
    key: 'code',
    kind: 'line',
    heading: 'importField.code',
    words: ['sifra artikla', 'sif', 'kod', 'sku', 'article code', 'product code'],
    isNeeded: true,
  },
  { key: 'title', kind: 'line', heading: 'importField.title', words: ['naziv artikla', 'artikal', 'artikl'] },
  { key: 'vendor', kind: 'line', heading: 'importField.vendor', words: ['supplier', 'proizvodjac'] },
  { key: 'partNumber', kind: 'line', heading: 'importField.partNumber', words: ['sifra dobavljaca', 'part number'] },
  { key: 'packSize', kind: 'count', heading: 'importField.vendorPack', words: ['pakovanje', 'pakiranje', 'pack'] },
  { key: 'targetLevel', kind: 'count', heading: 'importField.targetLevel', words: ['ciljna zaliha', 'target'] },
];

/** Of a line whose code the shop does not have. */
const UNKNOWN: PurchaseTermsLine = {
  articleId: 0,
  code: '',
  title: '',
  vendorId: null,
  partNumber: '',
  packSize: 1,
  targetLevel: null,
};

const codeOf = ({ code = '' }: Cells): string => code.trim();

/** Where and how articles are bought. Every article has a line; an import neither creates nor removes any. */
export const openArticleVendors: OpenSession = async (tx) => {
  const vendors = new NameLookup(
    (await store.vendors(tx)).map(({ id, title, code }) => ({ id, names: code === '' ? [title] : [title, code] })),
  );
  return formSession<PurchaseTermsLine>({
    fields: FIELDS,
    keyFields: ['code', 'title'],
    schema: PurchaseTermsLine,
    emptyForm: UNKNOWN,
    fieldOf: { articleId: 'code', vendorId: 'vendor' },
    codeOf,
    keyOf: (cells) => codeOf(cells).toUpperCase(),
    titleOf: ({ title }) => title,
    valuesOf: ({ code, title, vendorId, partNumber, packSize, targetLevel }) => ({
      code,
      title,
      vendor: vendorId === null ? null : vendors.nameOf(vendorId),
      partNumber: partNumber || null,
      packSize,
      targetLevel,
    }),
    fill: (form, values) => fill(form, values, vendors),
    load: async (keys, locks) =>
      new Map((await store.termsByCode(tx, keys, locks)).map((one) => [one.form.code.toUpperCase(), one])),
    page: (afterId, size) => store.termsAfter(tx, afterId, size),
    insert: () => Promise.reject(new RangeError('an article that the shop does not have')),
    update: ({ id }, after, { staff }) => saveTermsWithin(tx, staff, id, after),
    remove: () => Promise.reject(new RangeError('no article was created')),
    hidden: (form) => form,
  });
};

function fill(form: PurchaseTermsLine, values: Values, vendors: NameLookup): FilledForm<PurchaseTermsLine> {
  if (form.articleId === UNKNOWN.articleId) return { form, errors: [remark('code', 'sheetError.unknown_article')] };
  const errors: Remark[] = [];
  const next = { ...form };
  if ('vendor' in values) {
    const written = String(values['vendor'] ?? '');
    const vendorId = written === '' ? null : vendors.find(written);
    if (vendorId === undefined)
      errors.push(remark('vendor', 'sheetError.unknown_vendor', { value: written.slice(0, 60) }));
    else next.vendorId = vendorId;
  }
  if ('partNumber' in values) next.partNumber = String(values['partNumber'] ?? '');
  if ('packSize' in values) next.packSize = Number(values['packSize'] ?? 1);
  if ('targetLevel' in values) next.targetLevel = values['targetLevel'] === null ? null : Number(values['targetLevel']);
  const { vendorId, partNumber, packSize, targetLevel } = next;
  const saysMore = partNumber !== '' || packSize !== 1 || targetLevel !== null;
  if (vendorId === null && saysMore && errors.length === 0) errors.push(remark('vendor', 'sheetError.needed_vendor'));
  return { form: next, errors };
}
