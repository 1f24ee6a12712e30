/** A plugin of somebody else: a host with one CPU. */
@NullMarked
package org.example.cpu;

import org.jspecify.annotations.NullMarked;
