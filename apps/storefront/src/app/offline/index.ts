export { storeShell } from './register-worker.ts';
export { restoreAnswers, storeAnswers } from './stored-answers.ts';
export { watchReach } from './watch-reach.ts';
