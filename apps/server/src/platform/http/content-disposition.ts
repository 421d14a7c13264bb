/** The header that names a file, for browsers that know UTF-8 in it and for those that do not. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const plainName = name.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plainName}"; filename*=UTF-8''${encoded}`;
}
