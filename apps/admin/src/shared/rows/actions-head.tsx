import { t } from '../texts/t.ts';

/** The heading of the buttons of a row, for screen readers. */
export const ActionsHead = () => (
  <th scope="col">
    <span className="sj-vh">{t('list.actions')}</span>
  </th>
);
