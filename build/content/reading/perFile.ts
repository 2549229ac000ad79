/**
 * Makes something of each file, and makes it again only when one of its inputs is
 * another. After a change in content/, only the changed file is read anew.
 */
export function perFile<Inputs extends unknown[], Made>(
  make: (file: string, ...inputs: Inputs) => Made,
): (file: string, ...inputs: Inputs) => Made {
  const last = new Map<string, { inputs: Inputs; made: Made }>();
  return (file, ...inputs) => {
    const known = last.get(file);
    if (known?.inputs.every((input, i) => input === inputs[i])) return known.made;
    const made = make(file, ...inputs);
    last.set(file, { inputs, made });
    return made;
  };
}
