declare module 'workerd' {
  const module: { default: string };
  export default module;
}
