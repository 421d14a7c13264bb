export { UiProvider, type UiLinkProps, useAmount, useUiLink } from './foundation/ui-provider.tsx';

export { classNames } from './foundation/class-names.ts';
export { VisuallyHidden } from './foundation/visually-hidden.tsx';
export { SkipLink } from './foundation/skip-link.tsx';
export { Logo } from './foundation/logo.tsx';
export { Button, buttonClass, ButtonLink, type ButtonSize, type ButtonVariant } from './actions/button.tsx';
export { DownloadList } from './actions/download-list.tsx';
export { IconButton } from './actions/icon-button.tsx';
export { AppliedChip, ChipLink, OfferedChip, ToggleChip } from './actions/chip.tsx';
export { SegmentedControl } from './actions/segmented-control.tsx';
export { ProductTile } from './article/product-tile.tsx';
export { ProductTileSkeleton } from './article/product-tile-skeleton.tsx';
export { CodeCopy } from './article/code-copy.tsx';
export { GhsPictogram } from './safety/ghs-pictogram.tsx';
export { isGhsCode } from './safety/ghs-symbols.tsx';
export { LineTitle } from './article/line-title.tsx';
export { HeartButton } from './article/heart-button.tsx';
export { Picture } from './article/picture.tsx';
export { Price, RowPrice, StruckPrice } from './article/price.tsx';

export { QUANTITY_FIELD_CLASS, QuantityField } from './article/quantity-field.tsx';
export { QuantityStepper } from './article/quantity-stepper.tsx';

export { StockBadge } from './article/stock-badge.tsx';

export { BarChart } from './chart/bar-chart.tsx';
export { TrendChart } from './chart/trend-chart.tsx';
export { announce } from './feedback/announcer.ts';
export { Badge, type BadgeTone, CountPill } from './feedback/badge.tsx';
export { EmptyState } from './feedback/empty-state.tsx';

export { LoaderOverlay } from './feedback/loader-overlay.tsx';
export { Notice } from './feedback/notice.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { Timeline, type TimelineStep } from './feedback/timeline.tsx';
export { showToast } from './feedback/toast-queue.ts';
export { Toaster } from './feedback/toaster.tsx';
export { Checkbox, RadioOption, Switch } from './form/choices.tsx';
export { type ControlProps, Field, FieldError } from './form/field.tsx';
export { ComboboxField, type ComboboxOption } from './form/combobox-field.tsx';
export { DateField } from './form/date-field.tsx';
export { DropZone, FileDrop } from './form/file-drop.tsx';
export { FileTiles } from './form/file-tiles.tsx';
export { UploadTile } from './form/upload-tile.tsx';
export { InlineSelect, type Option, SelectField } from './form/select.tsx';
export { PasswordField, TextArea, TextField } from './form/text-fields.tsx';
export { Avatar } from './layout/avatar.tsx';
export { Breadcrumbs } from './layout/breadcrumbs.tsx';
export { Panel, PageTitle, Section } from './layout/panel.tsx';
export { ListSearchBar } from './layout/list-search-bar.tsx';
export { type Fact, Facts } from './layout/facts.tsx';
export { rangeOf } from './layout/pagination.logic.ts';
export { Pagination } from './layout/pagination.tsx';
export { parseRichText, type RichTextNode } from './layout/parse-rich-text.ts';
export { RichText } from './layout/rich-text.tsx';
export { Tabs } from './layout/tabs.tsx';
export { ConfirmDialog } from './overlay/confirm-dialog.tsx';
export { Dialog } from './overlay/dialog.tsx';
export { Dropdown } from './overlay/dropdown.tsx';
export { MessagePanel } from './overlay/message-panel.tsx';
export { Menu } from './overlay/menu.tsx';
export type { MenuItem } from './overlay/menu.tsx';
export { useCombobox } from './form/use-combobox.ts';
export type { ComboboxOptionProps } from './form/use-combobox.ts';
export { SortHead, Table } from './table/table.tsx';

export { useColourScheme } from './foundation/use-colour-scheme.ts';
