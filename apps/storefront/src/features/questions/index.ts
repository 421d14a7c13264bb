export { questionIn } from './question-address.logic.ts';
export { QuestionPage } from './question-page.tsx';
