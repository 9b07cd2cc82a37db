export { AdminLayout, type AdminLayoutProps } from './AdminLayout'
export { AmountField, type AmountFieldProps } from './AmountField'
export { AmountText, type AmountTextProps } from './AmountText'
export { AuthLayout, type AuthLayoutProps } from './AuthLayout'
export { Avatar, type AvatarProps } from './Avatar'
export { abbreviateAmount } from './amount/abbreviateAmount'
export { compareAmounts } from './amount/compareAmounts'
export { type AmountFormat, type AmountParts, amountParts, formatAmount, MINUS } from './amount/formatAmount'
export { formatPercent, percentOf } from './amount/formatPercent'
export { groupDigits } from './amount/groupDigits'
export { type AmountLimits, type AmountReading, MAX_WHOLE_DIGITS, readAmount } from './amount/readAmount'
export { type Decimal, readDecimal, writeDecimal } from './amount/readDecimal'
export { roundAmount } from './amount/roundAmount'
export { Badge, BadgeGlyph, type BadgeKind, type BadgeProps } from './Badge'
export { Banner, type BannerKind, type BannerProps } from './Banner'
export { BannerStack, type BannerStackProps, type StackedBanner } from './BannerStack'
export { Breadcrumb, type BreadcrumbProps, type Crumb } from './Breadcrumb'
export { BulkBar, type BulkBarProps } from './BulkBar'
export { Button, type ButtonKind, ButtonLink, type ButtonLinkProps, type ButtonProps, type ButtonSize } from './Button'
export { Card, type CardProps } from './Card'
export { ChangeText, type ChangeTextProps } from './ChangeText'
export { ChartCard, type ChartCardProps, type ChartPoint, type ChartSeries } from './ChartCard'
export { Checkbox, type CheckboxProps } from './Checkbox'
export { CodeEditor, type CodeEditorProps, type CodeVariable } from './CodeEditor'
export { CodeField, type CodeFieldProps } from './CodeField'
export { Coin, type CoinProps } from './Coin'
export { ColumnMenu, type ColumnMenuProps } from './ColumnMenu'
export { ComboBox, type ComboBoxProps, type ComboOption, type OptionSource } from './ComboBox'
export { CommandPalette, type CommandPaletteProps, type PaletteGroup, type PaletteItem } from './CommandPalette'
export { type Affected, ConfirmDialog, type ConfirmDialogProps, type ConfirmReason } from './ConfirmDialog'
export { CopyableId, type CopyableIdProps, shortenId } from './CopyableId'
export { DataCards, type DataCardsProps } from './DataCards'
export {
  type ColumnChange,
  type ColumnFace,
  type ColumnLayout,
  changeLayout,
  columnOrder,
  cycleSort,
  DataTable,
  type DataTableColumn,
  type DataTableFailure,
  type DataTableProps,
  type DataTableState,
  type DataTableStatus,
  initialLayout,
  isSelected,
  MAX_SORT,
  NO_SELECTION,
  type RowState,
  type SortEntry,
  selectedCount,
  type TableSelection,
  togglePage,
  toggleRange,
  toggleRow,
} from './DataTable'
export { DateField, type DateFieldProps } from './DateField'
export { type DatePreset, DateRangeField, type DateRangeFieldProps, datePresets } from './DateRangeField'
export { type Density, DensityToggle, type DensityToggleProps } from './DensityToggle'
export { type Description, DescriptionList, type DescriptionListProps } from './DescriptionList'
export { type CloseReason, Dialog, type DialogProps } from './Dialog'
export { type DiffLine, DiffView, type DiffViewProps, diffLines } from './DiffView'
export { Drawer, type DrawerProps, type DrawerStepper } from './Drawer'
export { DurationText, type DurationTextProps } from './DurationText'
export { ErrorSummary, type ErrorSummaryProps, type FormError, focusField } from './ErrorSummary'
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './Field'
export { acceptWords, FileField, type FileFieldProps, type FileLimits, fileProblem, formatBytes } from './FileField'
export {
  describeFilter,
  FilterBuilder,
  type FilterBuilderProps,
  type FilterCondition,
  type FilterField,
  type FilterKind,
  type FilterOperator,
  type Filters,
  type FilterWords,
  withFilter,
} from './FilterBuilder'
export { AddFilterChip, type AddFilterChipProps, FilterChip, type FilterChipProps } from './FilterChip'
export { FormLayout, type FormLayoutProps, FormRow, FormSection, type FormSectionProps } from './FormLayout'
export { FullPage, type FullPageProps } from './FullPage'
export { Guilloche, type GuillocheProps } from './Guilloche'
export { Icon, type IconProps } from './Icon'
export { IconButton, type IconButtonProps } from './IconButton'
export { Identity, type IdentityProps } from './Identity'
export { Kbd } from './Kbd'
export { Link, type LinkProps, RoutedAnchor, type RoutedAnchorProps } from './Link'
export { Live, type LiveProps } from './Live'
export { LoadingScreen, type LoadingScreenProps } from './LoadingScreen'
export { Mark, type MarkProps } from './Mark'
export { MarketText, type MarketTextProps, PairText, type PairTextProps, SideText, type SideTextProps } from './MarketText'
export {
  Menu,
  type MenuEntry,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
} from './Menu'
export { MultiSelect, type MultiSelectProps } from './MultiSelect'
export { NumberField, type NumberFieldProps } from './NumberField'
export { type PageAction, PageHeader, type PageHeaderProps } from './PageHeader'
export { PageSpinner, type PageSpinnerProps } from './PageSpinner'
export { PAGE_SIZES, Pagination, type PaginationProps } from './Pagination'
export { PairMark, type PairMarkProps } from './PairMark'
export { PasswordField, type PasswordFieldProps, type PasswordRule, type Strength } from './PasswordField'
export { PercentText, type PercentTextProps } from './PercentText'
export { Popover, type PopoverProps } from './Popover'
export { ProgressBar, type ProgressBarProps } from './ProgressBar'
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup'
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
export { Rosette, type RosetteProps } from './Rosette'
export { SandboxedPreview, type SandboxedPreviewProps } from './SandboxedPreview'
export { SaveBar, type SaveBarProps } from './SaveBar'
export { ScreenMessage, type ScreenMessageKind, type ScreenMessageProps } from './ScreenMessage'
export { SearchField, type SearchFieldProps } from './SearchField'
export { type Segment, SegmentedControl, type SegmentedControlProps } from './SegmentedControl'
export { Select, type SelectOption, type SelectProps } from './Select'
export { type Shortcut, type ShortcutGroup, ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet'
export { Sidebar, type SidebarEntry, type SidebarGroup, SidebarItem, type SidebarItemProps, type SidebarProps } from './Sidebar'
export { SKELETON_DELAY_MS, SKELETON_MIN_MS, Skeleton, type SkeletonProps, useSteadyBusy } from './Skeleton'
export { Sparkline, type SparklineProps, type SparklineTone } from './Sparkline'
export { Spinner, type SpinnerProps } from './Spinner'
export { type StatChange, StatTile, type StatTileProps, StatTiles } from './StatTile'
export { Switch, type SwitchProps } from './Switch'
export { TableToolbar, type TableToolbarProps } from './TableToolbar'
export { type Tab, TabPanel, type TabPanelProps, Tabs, type TabsProps } from './Tabs'
export { TextArea, type TextAreaProps } from './TextArea'
export { TextField, type TextFieldProps } from './TextField'
export { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch'
export { Timeline, type TimelineEntry, type TimelineProps } from './Timeline'
export { TimeText, type TimeTextProps } from './TimeText'
export { ToastArea, type ToastAreaProps, type ToastItem } from './ToastArea'
export { Tooltip, type TooltipProps } from './Tooltip'
export { AccountButton, type AccountButtonProps, PaletteTrigger, type PaletteTriggerProps, Topbar, type TopbarProps } from './Topbar'
export { type Appearance, applyAppearance } from './theme/applyAppearance'
export { GlobalStyle } from './theme/GlobalStyle'
export { type Token, t, tokenNames } from './theme/tokens'
export { type LinkComponent, type LinkComponentProps, UiProvider, type UiProviderProps } from './theme/UiProvider'
export { readDay, shiftDay } from './time/day'
export { dayOf } from './time/dayOf'
export { dayRange, type InstantRange, startOfDay } from './time/dayRange'
export { type DayRange, formatDayRange } from './time/formatDayRange'
export { formatDuration } from './time/formatDuration'
export { formatDay, formatTime, type TimePrecision } from './time/formatTime'
export { readTime, type TimeValue } from './time/readTime'
export { relativeTime } from './time/relativeTime'
export { offsetName, zoneParts } from './time/zoneParts'
export { VisuallyHidden } from './VisuallyHidden'
export { Wordmark, type WordmarkProps } from './Wordmark'
