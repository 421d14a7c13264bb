export { adminSearchHandlers } from './admin.routes.ts';
export { openSearchLog, type SearchLog } from './log/service.ts';
export {
  articleFound,
  articleMentions,
  articlesWith,
  bestMatchFirst,
  codeOrder,
  isInCategories,
  itemsByCode,
  lineMentions,
  startsWithCode,
  typedCode,
  weighsWords,
} from './articles/store.ts';
