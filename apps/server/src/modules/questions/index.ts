export { adminQuestionHandlers } from './admin.routes.ts';
export { type QuestionEvents, questionEvents } from './events.ts';
export { purgeGuestQuestions } from './jobs.ts';
export { questionHandlers } from './routes.ts';
export { excerptOf } from './rules.ts';
export { answerOf, questionFacts } from './store/facts.ts';
export { personalData as questionData } from './store/personal-data.ts';
