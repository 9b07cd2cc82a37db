export { Drawer, type DrawerProps, type DrawerStepper } from './Drawer'
