/** In place of modules of Node that a library asks for in Node alone. */
export default {};
