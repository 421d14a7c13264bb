/** Opens a dialog above the page, which stands still and keeps its width: the first dialog measures the scrollbar that goes. */
export function showModal(dialog: HTMLDialogElement): void {
  if (document.querySelector('dialog[open]') === null) {
    const root = document.documentElement;
    root.style.setProperty('--sj-scrollbar', `${window.innerWidth - root.clientWidth}px`);
  }
  dialog.showModal();
}
