export { SandboxedPreview, type SandboxedPreviewProps } from './SandboxedPreview'
