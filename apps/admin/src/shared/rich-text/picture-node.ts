import { mergeAttributes, Node } from '@tiptap/react';

/** A picture in a text, on a line of its own. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});
