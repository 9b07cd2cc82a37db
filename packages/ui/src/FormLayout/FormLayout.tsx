import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { Form, Row, Section, SectionHead } from './FormLayout.styles'

export interface FormLayoutProps extends ComponentPropsWithRef<'form'> {
  /** Fills its container instead of the 640 px column. */
  wide?: boolean | undefined
}

/** A form in one column. Browser bubbles are off: fields and the error summary say what is wrong. */
export function FormLayout({ wide, ...rest }: FormLayoutProps) {
  return <Form noValidate data-wide={wide ? '' : undefined} {...rest} />
}

export interface FormSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode
  description?: ReactNode
  /** Button or badge at the end of the title's line. */
  actions?: ReactNode
}

/** Fields that belong together, under a heading; sections are split by hairlines. */
export function FormSection({ title, description, actions, children, ...rest }: FormSectionProps) {
  const id = useId()
  return (
    <Section role="group" aria-labelledby={title ? id : undefined} {...rest}>
      {title || description || actions ? (
        <SectionHead>
          <div>
            {title ? <h2 id={id}>{title}</h2> : null}
            {description ? <p>{description}</p> : null}
          </div>
          {actions}
        </SectionHead>
      ) : null}
      {children}
    </Section>
  )
}

/** Short fields side by side while there is room. */
export function FormRow(props: ComponentPropsWithRef<'div'>) {
  return <Row {...props} />
}
