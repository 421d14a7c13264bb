export { adminSearchHandlers } from './admin.routes.ts';
export { openSearchLog, type SearchLog } from './log/service.ts';
export { articleFound, articleMentions, articlesWith, isInCategories, lineMentions } from './articles/store.ts';
