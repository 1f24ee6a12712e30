package org.spindle.spi.request;

/** Someone who waits for a request that he has submitted. */
public interface CompletionListener {

    /** The request is complete as far as the node below is concerned. Times are in the request. */
    void completed(Request request);
}
