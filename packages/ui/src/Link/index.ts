export { Link, type LinkProps } from './Link'
export { RoutedAnchor, type RoutedAnchorProps } from './RoutedAnchor'
