import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { ruleDefinition } from './rule-form.tsx';
import { ruleList } from './rule-list.tsx';

export const RulesPage = () => <ListPage list={ruleList} />;
export const RulePage = () => <EditRecordPage definition={ruleDefinition} />;
export const NewRulePage = () => <NewRecordPage definition={ruleDefinition} />;
