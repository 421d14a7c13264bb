import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { pollDefinition } from './poll-form.tsx';
import { pollsList } from './poll-list.tsx';

export const PollsPage = () => <ListPage list={pollsList} />;
export const PollPage = () => <EditRecordPage definition={pollDefinition} />;
export const NewPollPage = () => <NewRecordPage definition={pollDefinition} />;
