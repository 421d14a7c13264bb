export { keepAnswers, showKeptAnswers } from './kept-answers.ts';
export { keepShell } from './register.ts';
