export { Avatar, type AvatarProps } from './Avatar'
export { hueOf } from './hueOf'
export { initialsOf } from './initialsOf'
