import { ListPage } from '../../shared/list/list-page.tsx';
import { EditRecordPage, NewRecordPage } from '../../shared/record/definition-pages.tsx';
import { questionDefinition } from './question-form.tsx';
import { faqList } from './question-list.tsx';

export const QuestionsPage = () => <ListPage list={faqList} />;
export const QuestionPage = () => <EditRecordPage definition={questionDefinition} />;
export const NewQuestionPage = () => <NewRecordPage definition={questionDefinition} />;
