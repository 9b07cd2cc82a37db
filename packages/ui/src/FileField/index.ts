export { FileField, type FileFieldProps } from './FileField'
export { acceptWords, type FileLimits, fileProblem, formatBytes } from './fileProblem'
