import { insertPicture } from '../../../../kernel/picture-records.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { appendPicture, takePicturesOff } from '../../../articles/index.ts';
import type { ImportField } from '../../rules/fields.ts';
import type { StoredRecord } from '../../rules/records.ts';
import {
  type ImportSession,
  type OpenSession,
  type RecordChange,
  savedOneByOne,
  type WriteCause,
} from '../../service/session.ts';
import { type PicturedArticle, PICTURES, shownNames } from '../rules/plan.ts';
import * as store from '../store.ts';

const FIELDS: readonly ImportField[] = [{ key: PICTURES, kind: 'list', heading: 'importField.pictures' }];

/** Thrown for a line whose pictures are not made yet: another worker has gone ahead. The piece is begun again. */
export class NotMade extends Error {}

const recordOf = ({ id, title, pictures }: PicturedArticle): StoredRecord => ({
  id,
  title,
  values: { [PICTURES]: shownNames(pictures) },
});

const noSheet = (): never => {
  throw new RangeError('pictures come in no sheet');
};

/** Pictures of articles from a ZIP. An import only adds them, and its undo takes off those that it has added. */
export const openPictures: OpenSession = (tx, _options, run) => {
  const session: ImportSession = {
    fields: FIELDS,
    keyOf: noSheet,
    codeOf: noSheet,
    check: noSheet,
    page: noSheet,
    load: async (keys, locks) => {
      const articles = await store.articlesByCode(tx, keys, locks);
      return new Map(articles.map((article) => [article.code.toUpperCase(), recordOf(article)]));
    },
    save: savedOneByOne(async (change, cause) => {
      if (!run) throw new RangeError('pictures are saved by an import only');
      return run.isUndo ? takeOff(tx, run.importId, change, cause) : add(tx, run.importId, change, cause);
    }),
    remove: noSheet,
    hide: noSheet,
    create: async () => [],
    discard: async () => [],
  };
  return Promise.resolve(session);
};

async function add(tx: Tx, importId: number, { id }: RecordChange, { staff }: WriteCause): Promise<number> {
  if (id === null) throw new Problem('articles.not_found', 404);
  const pictures = await store.ofArticle(tx, importId, id);
  const broken = pictures.find(({ isBroken }) => isBroken);
  if (broken) throw new Problem('imports.picture_broken', 409, { facts: { name: broken.name } });
  for (const { made } of pictures) {
    if (!made) throw new NotMade();
    await insertPicture(tx, made);
    await appendPicture(tx, staff, id, made.key);
  }
  return id;
}

async function takeOff(tx: Tx, importId: number, { id }: RecordChange, { staff }: WriteCause): Promise<number> {
  if (id === null) throw new Problem('articles.not_found', 404);
  const pictures = await store.ofArticle(tx, importId, id);
  const keys = pictures.flatMap(({ made }) => made?.key ?? []);
  await takePicturesOff(tx, staff, id, keys);
  return id;
}
