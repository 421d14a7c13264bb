import './pictures.css';
import type { CallSettings } from '@sjaj/client';
import { type AdminPicture, PICTURE_SORTS, PICTURE_USES, PICTURE_VIEWS } from '@sjaj/contract';
import { contentFor, formatFileSize, LANGUAGES } from '@sjaj/domain';
import { Picture, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { PicturesImport } from '../../shared/imports/import-link.tsx';
import type { Column, ListDefinition, ListQuery } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { PICTURES } from '../../shared/pictures/queries.ts';
import { language, t } from '../../shared/texts/t.ts';
import { PicturesBulk } from './pictures-bulk.tsx';
import { dimensionsOf, USE_NAMES } from './picture-facts.ts';
import { UploadDrop } from './upload-drop.tsx';
import { UseLinks, usesText } from './use-links.tsx';

const altOf = ({ alt }: AdminPicture): string => contentFor(alt, language())?.text ?? '';

function PictureName({ picture: { id, name, url } }: { readonly picture: AdminPicture }) {
  const Link = useUiLink();
  return (
    <span className="pic-name">
      <Picture src={url} size={56} />
      <Link href={`/pictures/${id}`} className="sj-link">
        {name}
      </Link>
    </span>
  );
}

const COLUMNS: readonly Column<AdminPicture>[] = [
  {
    key: 'name',
    title: 'article.name',
    locked: true,
    onPhone: true,
    sortBy: 'name',
    text: ({ name }) => name,
    show: (picture) => <PictureName picture={picture} />,
  },
  {
    key: 'alt',
    title: 'editor.description',
    shrinks: true,
    text: altOf,
    file: LANGUAGES.map((one) => ({ field: `alt.${one}`, title: `field.${one}` as const })),
  },
  {
    key: 'useCount',
    title: 'pictures.usedIn',
    onPhone: true,
    sortBy: 'useCount',
    text: usesText,
    show: (picture) => <UseLinks picture={picture} most={1} />,
  },
  {
    key: 'width',
    title: 'pictures.dimensions',
    right: true,
    wideOnly: true,
    text: dimensionsOf,
    file: [
      { field: 'width', title: 'pictures.width' },
      { field: 'height', title: 'pictures.height' },
    ],
  },
  {
    key: 'bytes',
    title: 'adminFiles.size',
    right: true,
    sortBy: 'bytes',
    text: ({ bytes }) => (bytes === null ? '–' : formatFileSize(bytes)),
  },
  {
    key: 'createdAt',
    title: 'pictures.addedOn',
    right: true,
    sortBy: 'createdAt',
    text: ({ createdAt }) => tableTime(createdAt, new Date()),
  },
];

function load(query: ListQuery, settings?: CallSettings) {
  const chosen = query.filters['use']?.split(',') ?? [];
  const usedBy = PICTURE_USES.filter((kind) => chosen.includes(kind));
  const body = { ...listRequest(query, PICTURE_VIEWS, PICTURE_SORTS, false), usedBy };
  return api.pictures.list({ body }, settings);
}

export const picturesList: ListDefinition<AdminPicture> = {
  name: PICTURES,
  title: 'resource.pictures',
  searchHint: 'pictures.search',
  columns: COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'unused', title: 'pictures.viewUnused' },
    { key: 'without_alt', title: 'pictures.viewWithoutAlt' },
  ],
  filters: [
    {
      kind: 'choice',
      key: 'use',
      title: 'pictures.usedIn',
      views: ['all', 'without_alt'],
      useOptions: () => PICTURE_USES.map((kind) => ({ value: kind, label: t(USE_NAMES[kind]) })),
    },
  ],
  load,
  nameOf: ({ name }) => name,
  empty: { title: 'pictures.empty', text: 'pictures.emptyText' },
  summary: UploadDrop,
  tools: PicturesImport,
  bulk: PicturesBulk,
};
