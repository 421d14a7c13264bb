import { readFileSync } from 'node:fs';
import { fileOf } from '../../pictures/manifest.ts';
import { QUESTIONS } from '../trade/questions.ts';
import { userNamed } from '../trade/users.ts';
import type { Numbered } from './article-tables.ts';
import type { ShopFile } from './document-tables.ts';
import { fullName } from './order-tables.ts';
import { type Cell, json, table, type Table } from './table.ts';

const HOUR_MS = 3_600_000;

/** Questions to staff with their photos, answers and the messages of the answers; the ids of stored files follow `lastFileId`. */
export function questionTables(
  items: readonly Numbered[],
  lastFileId: number,
  today: Date,
): { tables: Table[]; files: ShopFile[] } {
  const ago = (hours: number): Date => new Date(today.getTime() - hours * HOUR_MS);
  const articleOf = new Map(items.map((item) => [item.article.code, item]));
  const asked = QUESTIONS.map((question, index) => ({ ...question, id: index + 1, person: userNamed(question.by) }));
  const photos = asked
    .flatMap(({ photo, ...question }) => (photo === undefined ? [] : [{ ...question, photo }]))
    .map((question, index) => ({
      ...question,
      fileId: lastFileId + index + 1,
      key: `private/demo/question-${question.id}`,
      bytes: readFileSync(fileOf(question.photo, 800)),
    }));
  const answered = asked.flatMap(({ answer, ...question }) => (answer ? [{ ...question, answer }] : []));
  const tables = [
    table(
      'customer_question',
      'id user_id company_id language words body created_at outcome answer answered_by_name answered_at',
      asked.map(({ id, person, words, text, hoursAgo, answer }): Cell[] => [
        id,
        person.id,
        person.company?.id ?? null,
        person.language,
        words,
        text,
        ago(hoursAgo),
        answer && 'answered',
        answer && answer.text,
        answer && fullName(userNamed(answer.by)),
        answer && ago(answer.hoursAgo),
      ]),
    ),
    table(
      'stored_file',
      'id storage_key name media_type bytes company_id uploaded_by purpose is_picture created_at',
      photos.map(({ fileId, key, bytes, id, person, hoursAgo }): Cell[] => [
        fileId,
        key,
        `IMG_20${id}1.webp`,
        'image/webp',
        bytes.length,
        person.company?.id ?? null,
        person.id,
        'picture',
        true,
        ago(hoursAgo),
      ]),
    ),
    table(
      'customer_question_photo',
      'question_id file_id',
      photos.map(({ id, fileId }) => [id, fileId]),
    ),
    table(
      'customer_question_article',
      'question_id position article_id',
      answered.flatMap(({ id, answer }) =>
        answer.articles.flatMap((code, index): Cell[][] => {
          const item = articleOf.get(code);
          return item ? [[id, index + 1, item.id]] : [];
        }),
      ),
    ),
    table(
      'system_message',
      'user_id kind facts link created_at read_at order_id',
      answered.map(({ id, person, text, answer }): Cell[] => [
        person.id,
        'questionMessage.answered',
        json({ question: text, note: answer.text, articles: '' }),
        `/profile/messages?question=${id}`,
        ago(answer.hoursAgo),
        null,
        null,
      ]),
    ),
  ];
  const files = photos.flatMap(({ key, bytes, photo }) => [
    { key, bytes },
    { key: `${key}-thumbnail.webp`, bytes: readFileSync(fileOf(photo, 400)) },
  ]);
  return { tables, files };
}
