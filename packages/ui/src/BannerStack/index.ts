export { BannerStack, type BannerStackProps, type StackedBanner } from './BannerStack'
