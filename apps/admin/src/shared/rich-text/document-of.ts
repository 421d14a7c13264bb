import { type JSONContent, type Editor } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import { parseRichText, type RichTextNode } from '@sjaj/ui';

function nodeOf(node: RichTextNode): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const element = document.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  element.append(...node.children.map(nodeOf));
  return element;
}

/** HTML as a document of the editor. The page forbids the editor's own way, which makes markup of strings. */
export function documentOf(html: string, { schema }: Pick<Editor, 'schema'>): JSONContent {
  const holder = document.createElement('div');
  holder.append(...parseRichText(html).map(nodeOf));
  return DOMParser.fromSchema(schema).parse(holder).toJSON() as JSONContent;
}
