import type { AuditChange } from '@sjaj/contract';
import { t } from '../texts/t.ts';

/** The changed fields of an entry, each with its value before and after. */
export const ChangeList = ({ changes }: { readonly changes: readonly AuditChange[] }) => (
  <dl className="adm-changes">
    {changes.map(({ path, label, before, after }) => (
      <div key={path}>
        <dt>{label}</dt>
        <dd>
          {before !== null && (
            <del>
              <span className="sj-vh">{t('auditLog.before')}: </span>
              {before}
            </del>
          )}
          {after !== null && (
            <ins>
              <span className="sj-vh">{t('auditLog.after')}: </span>
              {after}
            </ins>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
