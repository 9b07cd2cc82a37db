export { FormLayout, type FormLayoutProps, FormRow, FormSection, type FormSectionProps } from './FormLayout'
