/** Saves a file through the browser. A plain link cannot fetch it, because the call carries the token. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the address before the next task.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
