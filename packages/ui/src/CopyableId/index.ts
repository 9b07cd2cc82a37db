export { CopyableId, type CopyableIdProps } from './CopyableId'
export { shortenId } from './shortenId'
