import type { FieldChange } from '@sjaj/contract';
import { ruleOf } from '@sjaj/i18n';
import { t, textWithFacts } from '../texts/t.ts';

type FieldName = FieldChange['field'] | 'townId';
type Issue = Parameters<typeof ruleOf>[0] & { readonly path: readonly PropertyKey[] };

/** The first error of each field, in words. */
export function firstErrors(issues: readonly Issue[]): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = String(issue.path[0]) as FieldName;
    const rule = ruleOf(issue);
    errors[name] ??= textWithFacts(rule.key, { field: t(`field.${name}`), ...rule.facts });
  }
  return errors;
}
