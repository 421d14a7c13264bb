/** The frame of a form in a dialog, with the layouts that its fields use here. */
import './form.css';

export { FormDialog } from '@sjaj/app-kit';
