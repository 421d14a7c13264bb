import type { ArticleForm, VariationForm, VariationGrid } from '@sjaj/contract';
import { feninga, type Language, toKm } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { localised } from '../../../kernel/localised.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { checkPriceChanges, type PriceChange } from '../../pricing/index.ts';
import { checkVersion } from '../rules.ts';
import { noteFormPrices, priceChanges } from '../service/price-changes.ts';
import { codeTaken, ENTITY, insertArticle } from '../service/save-article.ts';
import * as articles from '../store/articles.ts';
import { changedForm, checkGrid, copiedForm, isChanged, titleOfMember, valuesWith } from './rules.ts';
import * as store from './store.ts';

/** The grid of an article's variation. 404 for an unknown article. */
export async function readGrid(db: Db, articleId: number, language: Language): Promise<VariationGrid> {
  const grid = await store.gridOf(db, articleId);
  if (!grid) throw new Problem('articles.not_found', 404);
  return {
    attributeIds: [...grid.attributeIds],
    members: grid.members.map(({ title, brand, vpc, valueIds, ...member }) => ({
      ...member,
      title: localised(title, language, [brand]),
      vpc: toKm(feninga(vpc)),
      valueIds: [...valueIds],
    })),
  };
}

interface SaveGridInput {
  readonly actor: Staff;
  readonly params: { readonly id: number };
  readonly body: VariationForm;
}

/** Saves the grid in one transaction: all of it, or nothing. */
export const saveGrid = (db: Db, { actor, params: { id }, body }: SaveGridInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { variationId, edited } = await lockGrid(tx, id, body);
    const values = await store.valuesOf(
      tx,
      body.attributeIds,
      body.members.flatMap(({ valueIds }) => valueIds),
    );
    const axisOf = new Map(values.map((value) => [value.id, value.attributeId]));
    checkGrid(id, body, axisOf);
    if (body.attributeIds.length === 0) {
      if (variationId !== null) await store.removeVariation(tx, variationId);
      return auditGrid(tx, actor, id, []);
    }
    const planned = planMembers(id, body, { edited, values, axisOf });
    await checkPrices(tx, actor, planned, body);
    const saved = await saveAll(tx, actor, planned);
    const title = planned.find((one) => one.before?.id === id)?.after.title ?? { bs: '' };
    const made = await store.saveAxes(tx, variationId, { title, attributeIds: body.attributeIds });
    await store.saveMembers(tx, { variationId: made, memberIds: saved, leadId: id });
    await auditGrid(
      tx,
      actor,
      id,
      planned.map(({ after }) => after.code),
    );
  });

const auditGrid = (tx: Tx, actor: Staff, id: number, members: readonly string[]) =>
  writeAudit(tx, actor, { action: 'articles.put_items', entity: ENTITY, entityId: id, after: { members } });

type Edited = ReadonlyMap<number, articles.StoredArticle>;

/** Locks every article of the grid and reads it. 404 for an unknown one, 409 for a changed one or one of another variation. */
async function lockGrid(tx: Tx, id: number, { members }: VariationForm) {
  const ids = [...new Set([id, ...members.flatMap(({ article }) => article?.id ?? [])])];
  const locked = await store.lockMembers(tx, ids);
  const own = locked.get(id);
  if (!own || locked.size < ids.length) throw new Problem('articles.not_found', 404);
  for (const { article } of members) {
    const member = article && locked.get(article.id);
    if (!article || !member) continue;
    checkVersion(member.version, article.version);
    if (member.variationId !== null && member.variationId !== own.variationId)
      throw new Problem('articles.variation_other', 409, { facts: { code: member.code } });
  }
  const edited: Edited = new Map((await articles.articlesBy(tx, ids)).map((one) => [one.id, one]));
  return { variationId: own.variationId, edited };
}

interface PlannedMember {
  /** Its place in the request. */
  readonly index: number;
  /** Null for one that is made. */
  readonly before: { readonly id: number; readonly form: ArticleForm } | null;
  readonly after: ArticleForm;
}

interface GridFacts {
  readonly edited: Edited;
  readonly values: readonly store.ValueRow[];
  readonly axisOf: ReadonlyMap<number, number>;
}

function planMembers(
  id: number,
  { attributeIds, members }: VariationForm,
  { edited, values, axisOf }: GridFacts,
): readonly PlannedMember[] {
  const original = edited.get(id);
  if (!original) throw new Problem('articles.not_found', 404);
  const valueOf = new Map(values.map((value) => [value.id, value]));
  const ownValues = original.form.attributeValueIds.flatMap((valueId) => valueOf.get(valueId) ?? []);
  return members.map((member, index) => {
    const known = member.article && edited.get(member.article.id);
    const form = (known ?? original).form;
    const attributeValueIds = valuesWith(form, member, { attributeIds, axisOf });
    if (known) return { index, before: known, after: changedForm(form, member, attributeValueIds) };
    const chosen = member.valueIds.flatMap((valueId) => valueOf.get(valueId) ?? []);
    const title = titleOfMember(
      form.title,
      chosen.map((to) => ({ from: ownValues.find((own) => own.attributeId === to.attributeId)?.title, to: to.title })),
    );
    return { index, before: null, after: copiedForm(form, { member, attributeValueIds, title }) };
  });
}

/** 409 with every price in doubt, each at its cell, unless the request confirms it. */
async function checkPrices(
  tx: Tx,
  staff: Staff,
  planned: readonly PlannedMember[],
  { confirmedPrices }: VariationForm,
): Promise<void> {
  const changes: PriceChange[] = [];
  for (const { index, before, after } of planned) {
    const [, vpc] = priceChanges(before?.form ?? null, after, await articles.taxRateBp(tx, after.taxGroupId));
    if (vpc) changes.push({ ...vpc, field: `members.${index}.vpc` });
  }
  checkPriceChanges(staff, changes, confirmedPrices);
}

/** Writes new and changed members. Returns the ids of all, in their order. */
async function saveAll(tx: Tx, staff: Staff, planned: readonly PlannedMember[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { index, before, after } of planned) {
    const codeField = `members.${index}.code`;
    ids.push(before?.id ?? (await insertArticle(tx, staff, after, codeField)));
    if (!before || !isChanged(before.form, after)) continue;
    await codeTaken(articles.update(tx, [{ id: before.id, form: after }]), codeField);
    await noteFormPrices(tx, { cause: 'edit', byName: staff.name }, [{ id: before.id, before: before.form, after }]);
    const change = { before: before.form, after };
    await writeAudit(tx, staff, { action: 'articles.update', entity: ENTITY, entityId: before.id, ...change });
  }
  return ids;
}
